-- AlterTable
ALTER TABLE "Team" ADD COLUMN     "changed" JSONB NOT NULL DEFAULT '[]';
