import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/exchange/db/schema/all.ts',
  out: './src/exchange/db/migrations',
  casing: 'snake_case',
})
