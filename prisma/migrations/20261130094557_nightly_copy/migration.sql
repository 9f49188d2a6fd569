-- CreateTable
CREATE TABLE "NightlyCopy" (
    "day" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "beganAt" TIMESTAMPTZ(3) NOT NULL,
    "bytes" BIGINT,
    "hash" TEXT,
    "problem" TEXT,

    CONSTRAINT "NightlyCopy_pkey" PRIMARY KEY ("day")
);
