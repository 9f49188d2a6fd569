-- AlterTable
ALTER TABLE "Draft" ADD COLUMN     "typed" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "DeskLook" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "week" INTEGER NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeskLook_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "DeskLook_userId_teamId_key" ON "DeskLook"("userId", "teamId");

-- AddForeignKey
ALTER TABLE "DeskLook" ADD CONSTRAINT "DeskLook_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeskLook" ADD CONSTRAINT "DeskLook_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;
