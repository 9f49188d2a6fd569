import { defineConfig } from 'prisma/config';

// Used by Prisma's own command line alone; the site migrates itself (lib/platform/db/migrate.ts).
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost:5432/mercenaries' },
});
