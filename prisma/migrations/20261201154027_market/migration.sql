-- AlterTable
ALTER TABLE "Mercenary" ADD COLUMN     "listPrice" INTEGER;

-- AlterTable
ALTER TABLE "Season" ADD COLUMN     "market" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "MarketBid" (
    "id" UUID NOT NULL,
    "weekId" UUID NOT NULL,
    "phase" "Phase" NOT NULL,
    "teamId" UUID NOT NULL,
    "mercenaryId" UUID NOT NULL,
    "gp" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,

    CONSTRAINT "MarketBid_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MarketBid_weekId_phase_teamId_mercenaryId_key" ON "MarketBid"("weekId", "phase", "teamId", "mercenaryId");

-- AddForeignKey
ALTER TABLE "MarketBid" ADD CONSTRAINT "MarketBid_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarketBid" ADD CONSTRAINT "MarketBid_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarketBid" ADD CONSTRAINT "MarketBid_mercenaryId_fkey" FOREIGN KEY ("mercenaryId") REFERENCES "Mercenary"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
