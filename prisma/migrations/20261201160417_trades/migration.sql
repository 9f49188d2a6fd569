-- CreateTable
CREATE TABLE "TradeOffer" (
    "id" UUID NOT NULL,
    "weekId" UUID NOT NULL,
    "fromId" UUID NOT NULL,
    "toId" UUID NOT NULL,
    "gives" TEXT[],
    "gets" TEXT[],
    "gp" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "TradeOffer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TradeOffer_weekId_idx" ON "TradeOffer"("weekId");

-- AddForeignKey
ALTER TABLE "TradeOffer" ADD CONSTRAINT "TradeOffer_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TradeOffer" ADD CONSTRAINT "TradeOffer_fromId_fkey" FOREIGN KEY ("fromId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TradeOffer" ADD CONSTRAINT "TradeOffer_toId_fkey" FOREIGN KEY ("toId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
