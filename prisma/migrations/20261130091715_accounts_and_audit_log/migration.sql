-- AlterTable
ALTER TABLE "OnceLink" ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "madeBy" TEXT,
ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "revokedAt" TIMESTAMPTZ(3),
ADD COLUMN     "usedBy" TEXT;
-- Links that are there get an id; new ones are given theirs.
ALTER TABLE "OnceLink" ALTER COLUMN "id" DROP DEFAULT;

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "address" TEXT NOT NULL,
    "agent" TEXT NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT,
    "kind" TEXT NOT NULL,
    "subject" TEXT,
    "before" TEXT,
    "after" TEXT,
    "because" TEXT,
    "address" TEXT,
    "idempotencyKey" TEXT,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "AuditEntry_idempotencyKey_key" ON "AuditEntry"("idempotencyKey");

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- CreateIndex
CREATE INDEX "AuditEntry_actor_at_idx" ON "AuditEntry"("actor", "at");

-- CreateIndex
CREATE INDEX "JournalEntry_at_idx" ON "JournalEntry"("at");

-- CreateIndex
CREATE UNIQUE INDEX "OnceLink_id_key" ON "OnceLink"("id");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The audit log is evidence as the journal is.
CREATE TRIGGER "AuditEntry_is_only_added_to"
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
