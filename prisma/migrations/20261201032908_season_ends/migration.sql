-- AlterTable
ALTER TABLE "Season" ADD COLUMN     "endedAt" TIMESTAMPTZ(3);
