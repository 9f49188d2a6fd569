-- AlterTable
ALTER TABLE "TableSeat" ADD COLUMN     "invitedBy" TEXT;
