-- CreateEnum
CREATE TYPE "Role" AS ENUM ('player', 'leader', 'admin', 'owner');

-- CreateEnum
CREATE TYPE "Phase" AS ENUM ('Peacetime', 'Wartime', 'Battles', 'Results', 'Closed');

-- CreateEnum
CREATE TYPE "Tier" AS ENUM ('Low', 'Mid', 'High');

-- CreateEnum
CREATE TYPE "Alignment" AS ENUM ('Heroic', 'Neutral', 'Villainous');

-- CreateEnum
CREATE TYPE "Gender" AS ENUM ('Male', 'Female', 'Genderless');

-- CreateEnum
CREATE TYPE "MercType" AS ENUM ('Human', 'Beast', 'Robot', 'Undead', 'Otherworldly', 'Superhuman');

-- CreateEnum
CREATE TYPE "AbilityType" AS ENUM ('Peacetime', 'Pre-Battle', 'Start of Battle', 'Mid-Battle', 'Trigger', 'Results', 'Passive', 'On Purchase');

-- CreateEnum
CREATE TYPE "Outcome" AS ENUM ('Resolved', 'Resolved without effect', 'Failed', 'Nullified', 'Invalidated', 'Cancelled', 'Rejected', 'Unclear', 'Pending');

-- CreateEnum
CREATE TYPE "ReadingKind" AS ENUM ('declaration', 'unclear', 'talk');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'player',
    "epoch" INTEGER NOT NULL DEFAULT 1,
    "disabledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Season" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "rulesetId" TEXT NOT NULL,
    "rulesetVersion" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "phaseHours" INTEGER[],
    "chainSealed" BYTEA NOT NULL,
    "chainEnd" TEXT NOT NULL,
    "chainLength" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Season_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Team" (
    "id" UUID NOT NULL,
    "seasonId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "leaderId" UUID,
    "pool" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "gp" INTEGER NOT NULL,
    "infrastructure" INTEGER NOT NULL,
    "realIncome" INTEGER NOT NULL,
    "terrains" JSONB NOT NULL,
    "motto" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mercenary" (
    "id" UUID NOT NULL,
    "seasonId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "aka" TEXT[],
    "alignment" "Alignment" NOT NULL,
    "types" "MercType"[],
    "gender" "Gender" NOT NULL,
    "upkeep" INTEGER NOT NULL,
    "writeup" TEXT NOT NULL,
    "exp" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT[],
    "rosterable" BOOLEAN NOT NULL DEFAULT true,
    "whyNot" TEXT,
    "pureSupport" BOOLEAN NOT NULL DEFAULT false,
    "linkedToKey" TEXT,
    "assistsKey" TEXT,
    "customization" TEXT,
    "immune" TEXT[],

    CONSTRAINT "Mercenary_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Ability" (
    "id" UUID NOT NULL,
    "mercenaryId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "type" "AbilityType" NOT NULL,
    "place" INTEGER NOT NULL,
    "quantity" TEXT,
    "selection" TEXT[],
    "global" TEXT,
    "cooldown" INTEGER NOT NULL,
    "chance" DOUBLE PRECISION,
    "multiUse" BOOLEAN NOT NULL DEFAULT false,
    "manipulation" BOOLEAN NOT NULL DEFAULT false,
    "text" TEXT NOT NULL,
    "definition" JSONB NOT NULL,
    "readyWeek" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "why" TEXT,
    "choice" TEXT,
    "usesLeft" INTEGER,
    "holderKey" TEXT,

    CONSTRAINT "Ability_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Contract" (
    "id" UUID NOT NULL,
    "mercenaryId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "fromWeek" INTEGER NOT NULL,
    "untilWeek" INTEGER,
    "price" INTEGER,
    "place" INTEGER NOT NULL,

    CONSTRAINT "Contract_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Week" (
    "id" UUID NOT NULL,
    "seasonId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "stream" TEXT NOT NULL,
    "phase" "Phase" NOT NULL,
    "day" INTEGER NOT NULL,
    "dayOfPhase" INTEGER NOT NULL,
    "opensAt" TIMESTAMPTZ(3) NOT NULL,
    "closesAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),
    "setup" JSON NOT NULL,
    "rulesetVersion" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "seedSealed" BYTEA NOT NULL,
    "seedHash" TEXT NOT NULL,
    "seed" TEXT,
    "diceEpoch" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Week_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PhaseSpan" (
    "id" UUID NOT NULL,
    "weekId" UUID NOT NULL,
    "phase" "Phase" NOT NULL,
    "opensAt" TIMESTAMPTZ(3) NOT NULL,
    "closesAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PhaseSpan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JournalEntry" (
    "id" TEXT NOT NULL,
    "stream" TEXT NOT NULL,
    "weekId" UUID,
    "seq" INTEGER NOT NULL,
    "act" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "payloadVersion" INTEGER NOT NULL,
    "payload" JSON NOT NULL,
    "idempotencyKey" TEXT,

    CONSTRAINT "JournalEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Match" (
    "id" UUID NOT NULL,
    "weekId" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "attackerId" UUID NOT NULL,
    "defenderId" UUID NOT NULL,
    "tier" "Tier" NOT NULL,
    "deferred" BOOLEAN NOT NULL DEFAULT false,
    "terrain" TEXT,
    "winnerKey" TEXT,
    "facts" JSONB NOT NULL,

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Post" (
    "id" TEXT NOT NULL,
    "weekId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "phase" "Phase" NOT NULL,
    "teamKey" TEXT NOT NULL,
    "authorId" UUID,
    "byline" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "forumAt" TIMESTAMPTZ(3),
    "text" TEXT NOT NULL,

    CONSTRAINT "Post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Declaration" (
    "id" TEXT NOT NULL,
    "weekId" UUID NOT NULL,
    "postId" TEXT,
    "part" INTEGER NOT NULL,
    "kind" "ReadingKind" NOT NULL,
    "teamId" UUID,
    "mercId" UUID,
    "abilityId" UUID,
    "words" TEXT NOT NULL,
    "spanStart" INTEGER,
    "spanEnd" INTEGER,
    "how" TEXT,
    "doubt" TEXT,
    "note" TEXT NOT NULL,
    "marks" JSONB NOT NULL,
    "candidates" JSONB NOT NULL,
    "struck" BOOLEAN NOT NULL DEFAULT false,
    "amendedBy" TEXT,

    CONSTRAINT "Declaration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeclarationTarget" (
    "declarationId" TEXT NOT NULL,
    "mercId" UUID NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "DeclarationTarget_pkey" PRIMARY KEY ("declarationId","place")
);

-- CreateTable
CREATE TABLE "Ruling" (
    "id" TEXT NOT NULL,
    "rulingId" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "supersededBy" TEXT,
    "weekId" UUID NOT NULL,
    "entryId" TEXT NOT NULL,
    "part" INTEGER,
    "causeId" TEXT,
    "about" TEXT NOT NULL,
    "abilityKey" TEXT,
    "mercKey" TEXT,
    "teamKey" TEXT,
    "targets" TEXT[],
    "hits" TEXT[],
    "outcome" "Outcome" NOT NULL,
    "reason" TEXT NOT NULL,
    "cites" TEXT[],
    "interceptedBy" TEXT,
    "phase" "Phase" NOT NULL,
    "day" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "ruledAt" TIMESTAMPTZ(3) NOT NULL,
    "seq" INTEGER NOT NULL,
    "order" INTEGER NOT NULL,
    "readyWeek" INTEGER,
    "secretOf" TEXT,
    "body" JSON NOT NULL,
    "approvedAt" TIMESTAMPTZ(3),
    "approvedBy" TEXT,
    "overriddenBy" TEXT,
    "ticked" INTEGER[],

    CONSTRAINT "Ruling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Roster" (
    "id" UUID NOT NULL,
    "weekId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "mercs" TEXT[],
    "assists" TEXT[],
    "fee" INTEGER NOT NULL,
    "locked" BOOLEAN NOT NULL,

    CONSTRAINT "Roster_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Bid" (
    "id" UUID NOT NULL,
    "weekId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "terrain" TEXT NOT NULL,
    "gp" INTEGER NOT NULL,
    "locked" BOOLEAN NOT NULL,

    CONSTRAINT "Bid_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerLine" (
    "id" TEXT NOT NULL,
    "weekId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "what" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "balance" INTEGER NOT NULL,
    "entryId" TEXT NOT NULL,
    "rulingId" TEXT,

    CONSTRAINT "LedgerLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Draft" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OnceLink" (
    "tokenHash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "role" "Role",
    "teamId" UUID,
    "userId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "OnceLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Throttle" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Throttle_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_key_key" ON "User"("key");

-- CreateIndex
CREATE UNIQUE INDEX "User_name_key" ON "User"("name");

-- CreateIndex
CREATE UNIQUE INDEX "Season_key_key" ON "Season"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Team_seasonId_key_key" ON "Team"("seasonId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Mercenary_seasonId_key_key" ON "Mercenary"("seasonId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Ability_mercenaryId_key_key" ON "Ability"("mercenaryId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Contract_mercenaryId_teamId_fromWeek_key" ON "Contract"("mercenaryId", "teamId", "fromWeek");

-- CreateIndex
CREATE UNIQUE INDEX "Week_stream_key" ON "Week"("stream");

-- CreateIndex
CREATE UNIQUE INDEX "Week_seasonId_number_key" ON "Week"("seasonId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "PhaseSpan_weekId_phase_key" ON "PhaseSpan"("weekId", "phase");

-- CreateIndex
CREATE UNIQUE INDEX "JournalEntry_idempotencyKey_key" ON "JournalEntry"("idempotencyKey");

-- CreateIndex
CREATE UNIQUE INDEX "JournalEntry_stream_seq_key" ON "JournalEntry"("stream", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "Match_weekId_attackerId_key" ON "Match"("weekId", "attackerId");

-- CreateIndex
CREATE UNIQUE INDEX "Match_weekId_defenderId_key" ON "Match"("weekId", "defenderId");

-- CreateIndex
CREATE INDEX "Post_weekId_seq_idx" ON "Post"("weekId", "seq");

-- CreateIndex
CREATE INDEX "Declaration_weekId_idx" ON "Declaration"("weekId");

-- CreateIndex
CREATE INDEX "Ruling_weekId_supersededBy_idx" ON "Ruling"("weekId", "supersededBy");

-- CreateIndex
CREATE INDEX "Ruling_abilityKey_idx" ON "Ruling"("abilityKey");

-- CreateIndex
CREATE UNIQUE INDEX "Ruling_rulingId_revision_key" ON "Ruling"("rulingId", "revision");

-- CreateIndex
CREATE UNIQUE INDEX "Roster_weekId_teamId_key" ON "Roster"("weekId", "teamId");

-- CreateIndex
CREATE UNIQUE INDEX "Bid_weekId_teamId_key" ON "Bid"("weekId", "teamId");

-- CreateIndex
CREATE INDEX "LedgerLine_teamId_weekId_idx" ON "LedgerLine"("teamId", "weekId");

-- CreateIndex
CREATE UNIQUE INDEX "Draft_userId_teamId_key" ON "Draft"("userId", "teamId");

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_leaderId_fkey" FOREIGN KEY ("leaderId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mercenary" ADD CONSTRAINT "Mercenary_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ability" ADD CONSTRAINT "Ability_mercenaryId_fkey" FOREIGN KEY ("mercenaryId") REFERENCES "Mercenary"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contract" ADD CONSTRAINT "Contract_mercenaryId_fkey" FOREIGN KEY ("mercenaryId") REFERENCES "Mercenary"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contract" ADD CONSTRAINT "Contract_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Week" ADD CONSTRAINT "Week_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PhaseSpan" ADD CONSTRAINT "PhaseSpan_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JournalEntry" ADD CONSTRAINT "JournalEntry_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_attackerId_fkey" FOREIGN KEY ("attackerId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_defenderId_fkey" FOREIGN KEY ("defenderId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Declaration" ADD CONSTRAINT "Declaration_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Declaration" ADD CONSTRAINT "Declaration_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Declaration" ADD CONSTRAINT "Declaration_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Declaration" ADD CONSTRAINT "Declaration_mercId_fkey" FOREIGN KEY ("mercId") REFERENCES "Mercenary"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Declaration" ADD CONSTRAINT "Declaration_abilityId_fkey" FOREIGN KEY ("abilityId") REFERENCES "Ability"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeclarationTarget" ADD CONSTRAINT "DeclarationTarget_declarationId_fkey" FOREIGN KEY ("declarationId") REFERENCES "Declaration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeclarationTarget" ADD CONSTRAINT "DeclarationTarget_mercId_fkey" FOREIGN KEY ("mercId") REFERENCES "Mercenary"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ruling" ADD CONSTRAINT "Ruling_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Roster" ADD CONSTRAINT "Roster_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Roster" ADD CONSTRAINT "Roster_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Bid" ADD CONSTRAINT "Bid_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Bid" ADD CONSTRAINT "Bid_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerLine" ADD CONSTRAINT "LedgerLine_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerLine" ADD CONSTRAINT "LedgerLine_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;
