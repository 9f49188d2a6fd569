-- CreateEnum
CREATE TYPE "TableState" AS ENUM ('open', 'playing', 'finished', 'archived');

-- CreateEnum
CREATE TYPE "TableVisibility" AS ENUM ('everybody', 'seated');

-- AlterTable
ALTER TABLE "JournalEntry" ADD COLUMN     "tableId" UUID;

-- AlterTable
ALTER TABLE "OnceLink" ADD COLUMN     "seatId" UUID;

-- CreateTable
CREATE TABLE "Table" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "ruleset" TEXT NOT NULL,
    "rulesetVersion" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" "TableState" NOT NULL DEFAULT 'open',
    "visibility" "TableVisibility" NOT NULL DEFAULT 'everybody',
    "hostId" UUID NOT NULL,
    "setup" JSON NOT NULL,
    "setupVersion" INTEGER NOT NULL,
    "hours" INTEGER,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "archivedAt" TIMESTAMPTZ(3),
    "seq" INTEGER NOT NULL DEFAULT 0,
    "closesAt" TIMESTAMPTZ(3),
    "standing" TEXT NOT NULL DEFAULT '',
    "seedSealed" BYTEA NOT NULL,
    "seedHash" TEXT NOT NULL,
    "seed" TEXT,
    "diceEpoch" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TableSeat" (
    "id" UUID NOT NULL,
    "tableId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "userId" UUID,
    "bot" TEXT,
    "invitedAt" TIMESTAMPTZ(3),
    "joinedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TableSeat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TablePost" (
    "id" TEXT NOT NULL,
    "tableId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "seatKey" TEXT NOT NULL,
    "authorId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "label" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "open" BOOLEAN NOT NULL,

    CONSTRAINT "TablePost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TableRuling" (
    "id" TEXT NOT NULL,
    "rulingId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "supersededBy" TEXT,
    "tableId" UUID NOT NULL,
    "entryId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "order" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "by" TEXT,
    "outcome" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "cites" TEXT[],
    "secretOf" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "body" JSON NOT NULL,

    CONSTRAINT "TableRuling_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Table_number_key" ON "Table"("number");

-- CreateIndex
CREATE INDEX "Table_state_openedAt_idx" ON "Table"("state", "openedAt");

-- CreateIndex
CREATE UNIQUE INDEX "TableSeat_tableId_key_key" ON "TableSeat"("tableId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "TableSeat_tableId_userId_key" ON "TableSeat"("tableId", "userId");

-- CreateIndex
CREATE INDEX "TablePost_tableId_seq_idx" ON "TablePost"("tableId", "seq");

-- CreateIndex
CREATE INDEX "TableRuling_tableId_supersededBy_idx" ON "TableRuling"("tableId", "supersededBy");

-- CreateIndex
CREATE UNIQUE INDEX "TableRuling_rulingId_revision_key" ON "TableRuling"("rulingId", "revision");

-- AddForeignKey
ALTER TABLE "JournalEntry" ADD CONSTRAINT "JournalEntry_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Table" ADD CONSTRAINT "Table_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TableSeat" ADD CONSTRAINT "TableSeat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TableSeat" ADD CONSTRAINT "TableSeat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TablePost" ADD CONSTRAINT "TablePost_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TablePost" ADD CONSTRAINT "TablePost_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TableRuling" ADD CONSTRAINT "TableRuling_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
