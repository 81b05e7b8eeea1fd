import { wholeNumber } from './setting-kinds.ts'

const time = (description: string, most: number, byDefault: number) =>
  wholeNumber(1, most)
    .default(byDefault)
    .meta({
      description: `PostgreSQL: ${description}`,
      give: `a whole number of seconds from 1 to ${most}`,
      default: `\`${byDefault}\``,
    })

/**
 * How much of a PostgreSQL server this process may use, and how long it waits for it. None of these apply to the
 * embedded database.
 */
export const databaseSettings = {
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(10).meta({
    description: 'PostgreSQL: connections that this process opens at most',
    give: 'a whole number from 2 to 500',
    default: '`10`',
  }),
  DATABASE_CONNECT_SECONDS: time('time to get a connection, new or from the pool', 60, 5),
  DATABASE_STATEMENT_SECONDS: time(
    'time for one statement; a connection that stays silent two seconds longer is dropped',
    3600,
    15,
  ),
  DATABASE_LOCK_SECONDS: time("time that a statement waits for another transaction's lock", 3600, 5),
  DATABASE_IDLE_SECONDS: time('time that a transaction may be idle before the server ends it', 3600, 15),
}
