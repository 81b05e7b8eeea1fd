import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { runListingJobs } from '#exchange/selling/run-listing-jobs.ts'

/** `listing-job-loop.ts URL`: runs listing jobs until it is killed; prints a line after each batch. */
const { db } = await connectPostgres(process.argv[2]!, { poolSize: 2 })
while ((await runListingJobs({ db })) > 0) process.stdout.write('batch\n')
