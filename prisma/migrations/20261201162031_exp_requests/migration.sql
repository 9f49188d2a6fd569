-- CreateTable
CREATE TABLE "ExpRequest" (
    "id" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "mercenaryId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "exp" INTEGER NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "because" TEXT,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "ExpRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ExpRequest_teamId_answer_idx" ON "ExpRequest"("teamId", "answer");

-- AddForeignKey
ALTER TABLE "ExpRequest" ADD CONSTRAINT "ExpRequest_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExpRequest" ADD CONSTRAINT "ExpRequest_mercenaryId_fkey" FOREIGN KEY ("mercenaryId") REFERENCES "Mercenary"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
