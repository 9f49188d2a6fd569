-- CreateTable
CREATE TABLE "SeasonDraft" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "base" TEXT,
    "settings" JSONB NOT NULL,
    "phaseHours" INTEGER[],
    "files" JSONB NOT NULL,
    "matches" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SeasonDraft_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "SeasonDraft" ADD CONSTRAINT "SeasonDraft_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
