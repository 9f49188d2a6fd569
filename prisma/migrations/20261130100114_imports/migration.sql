-- CreateTable
CREATE TABLE "StagedImport" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "files" JSON NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StagedImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ForumHandle" (
    "folded" TEXT NOT NULL,
    "handle" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ForumHandle_pkey" PRIMARY KEY ("folded")
);

-- CreateIndex
CREATE INDEX "StagedImport_userId_idx" ON "StagedImport"("userId");

-- CreateIndex
CREATE INDEX "ForumHandle_userId_idx" ON "ForumHandle"("userId");

-- AddForeignKey
ALTER TABLE "StagedImport" ADD CONSTRAINT "StagedImport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ForumHandle" ADD CONSTRAINT "ForumHandle_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
