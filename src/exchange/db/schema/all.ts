/** Every table, as the database connection and the migration generator want them. */
export * from './accounts.ts'
export * from './catalogue.ts'
export * from './content.ts'
export * from './market-events.ts'
export * from './meta.ts'
export * from './money.ts'
export * from './trading.ts'
