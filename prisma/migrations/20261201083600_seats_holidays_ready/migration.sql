-- AlterTable
ALTER TABLE "User" ADD COLUMN     "resetAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Team" ADD COLUMN     "leaderSince" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Season" ADD COLUMN     "closeEarly" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "holidays" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "TeamMember" (
    "id" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "fromWeek" INTEGER,
    "untilWeek" INTEGER,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "addedBy" TEXT NOT NULL,
    "byTeam" BOOLEAN NOT NULL,

    CONSTRAINT "TeamMember_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TeamMember_userId_idx" ON "TeamMember"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "TeamMember_teamId_userId_key" ON "TeamMember"("teamId", "userId");

-- AddForeignKey
ALTER TABLE "TeamMember" ADD CONSTRAINT "TeamMember_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamMember" ADD CONSTRAINT "TeamMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
