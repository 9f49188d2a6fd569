-- AlterTable
ALTER TABLE "SeasonDraft" ADD COLUMN     "publicBeacon" BOOLEAN NOT NULL DEFAULT false;
