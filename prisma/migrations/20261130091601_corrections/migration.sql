-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "onBehalf" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Season" ADD COLUMN     "barOwnMatch" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Week" ADD COLUMN     "heldFor" TEXT,
ADD COLUMN     "stateVersion" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "Adjustment" (
    "id" TEXT NOT NULL,
    "weekId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "teamKey" TEXT,
    "mercKey" TEXT,
    "abilityKey" TEXT,
    "text" TEXT NOT NULL,
    "because" TEXT NOT NULL,

    CONSTRAINT "Adjustment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Adjustment_weekId_idx" ON "Adjustment"("weekId");

-- CreateIndex
CREATE INDEX "Adjustment_mercKey_idx" ON "Adjustment"("mercKey");

-- CreateIndex
CREATE INDEX "Adjustment_teamKey_idx" ON "Adjustment"("teamKey");

-- AddForeignKey
ALTER TABLE "Adjustment" ADD CONSTRAINT "Adjustment_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
