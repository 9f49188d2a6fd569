/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // Native add-ons and drivers are loaded by Node as they are.
  serverExternalPackages: ['@node-rs/argon2', 'pg', '@prisma/client', '@prisma/adapter-pg'],
  // `forbidden()` answers 403 with app/forbidden.tsx.
  experimental: { authInterrupts: true },
  // TypeScript 7 has no JavaScript API for Next to call; `npm test` and `npm run validate` check the types with tsc.
  typescript: { ignoreBuildErrors: true },
};
