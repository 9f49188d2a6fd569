-- AlterTable
ALTER TABLE "Season" ADD COLUMN     "calendar" JSONB,
ADD COLUMN     "clockActs" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "clockPairs" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "pausedAt" TIMESTAMPTZ(3),
ADD COLUMN     "pausedClosesAt" TIMESTAMPTZ(3);
