-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "battle" JSONB;

-- AlterTable
ALTER TABLE "Mercenary" ADD COLUMN     "changed" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "held" JSONB NOT NULL DEFAULT '[]';
