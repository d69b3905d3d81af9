// Holds the row of an allocation in a transaction of the server's own making, until its process ends. Says "held".
import { createDatabase } from '../../../server/db/database'

const [url = '', marketPostId = '', idleMs = ''] = process.argv.slice(2)

void createDatabase(url, { patience: { idleMs: Number(idleMs) } }).hotTransaction(async (tx) => {
  await tx.query('SELECT FROM allocation WHERE market_post_id = $1 FOR UPDATE', [marketPostId])
  process.stdout.write('held\n')
  // Long after every test; the process is ended before.
  await new Promise((resolve) => setTimeout(resolve, 600_000))
})
