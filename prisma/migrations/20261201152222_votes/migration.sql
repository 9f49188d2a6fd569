-- AlterTable
ALTER TABLE "Season" ADD COLUMN     "voting" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "MatchPoll" (
    "id" UUID NOT NULL,
    "weekId" UUID NOT NULL,
    "attackerId" UUID NOT NULL,
    "defenderId" UUID NOT NULL,
    "voting" JSONB NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "MatchPoll_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Vote" (
    "id" UUID NOT NULL,
    "pollId" UUID NOT NULL,
    "voterId" UUID NOT NULL,
    "teamId" UUID,
    "phase" "Phase" NOT NULL,
    "argument" TEXT NOT NULL DEFAULT '',
    "struckBecause" TEXT,
    "castAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Vote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MatchPoll_weekId_attackerId_defenderId_key" ON "MatchPoll"("weekId", "attackerId", "defenderId");

-- CreateIndex
CREATE UNIQUE INDEX "Vote_pollId_voterId_key" ON "Vote"("pollId", "voterId");

-- AddForeignKey
ALTER TABLE "MatchPoll" ADD CONSTRAINT "MatchPoll_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchPoll" ADD CONSTRAINT "MatchPoll_attackerId_fkey" FOREIGN KEY ("attackerId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchPoll" ADD CONSTRAINT "MatchPoll_defenderId_fkey" FOREIGN KEY ("defenderId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Vote" ADD CONSTRAINT "Vote_pollId_fkey" FOREIGN KEY ("pollId") REFERENCES "MatchPoll"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Vote" ADD CONSTRAINT "Vote_voterId_fkey" FOREIGN KEY ("voterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Vote" ADD CONSTRAINT "Vote_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
