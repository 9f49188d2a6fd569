-- CreateTable
CREATE TABLE "Correction" (
    "id" TEXT NOT NULL,
    "weekId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "because" TEXT NOT NULL,
    "difference" JSON NOT NULL,
    "standings" JSON NOT NULL,

    CONSTRAINT "Correction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WeekVersion" (
    "id" UUID NOT NULL,
    "weekId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "correctionId" TEXT NOT NULL,
    "bundle" TEXT,

    CONSTRAINT "WeekVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Correction_weekId_idx" ON "Correction"("weekId");

-- CreateIndex
CREATE UNIQUE INDEX "WeekVersion_weekId_version_key" ON "WeekVersion"("weekId", "version");

-- AddForeignKey
ALTER TABLE "Correction" ADD CONSTRAINT "Correction_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WeekVersion" ADD CONSTRAINT "WeekVersion_weekId_fkey" FOREIGN KEY ("weekId") REFERENCES "Week"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WeekVersion" ADD CONSTRAINT "WeekVersion_correctionId_fkey" FOREIGN KEY ("correctionId") REFERENCES "Correction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
