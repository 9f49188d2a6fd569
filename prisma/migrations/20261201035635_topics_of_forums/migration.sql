-- AlterTable
ALTER TABLE "ForumHandle" ALTER COLUMN "userId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Season" ADD COLUMN     "ruleUnseen" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Forum" (
    "host" TEXT NOT NULL,
    "allowed" BOOLEAN NOT NULL DEFAULT false,
    "zone" TEXT,
    "dayFirst" BOOLEAN,
    "askedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Forum_pkey" PRIMARY KEY ("host")
);

-- CreateTable
CREATE TABLE "ForumTopic" (
    "id" UUID NOT NULL,
    "seasonId" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "url" TEXT,
    "followed" BOOLEAN NOT NULL DEFAULT false,
    "validators" JSONB NOT NULL DEFAULT '{}',
    "lookedAt" TIMESTAMPTZ(3),
    "problem" TEXT,
    "waiting" JSONB,

    CONSTRAINT "ForumTopic_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StagedTopic" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "pages" JSON NOT NULL,
    "problem" JSONB,
    "early" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StagedTopic_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ForumTopic_seasonId_host_topic_key" ON "ForumTopic"("seasonId", "host", "topic");

-- CreateIndex
CREATE INDEX "StagedTopic_userId_idx" ON "StagedTopic"("userId");

-- AddForeignKey
ALTER TABLE "ForumTopic" ADD CONSTRAINT "ForumTopic_seasonId_fkey" FOREIGN KEY ("seasonId") REFERENCES "Season"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ForumTopic" ADD CONSTRAINT "ForumTopic_host_fkey" FOREIGN KEY ("host") REFERENCES "Forum"("host") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StagedTopic" ADD CONSTRAINT "StagedTopic_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
