import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { SECOND_MS } from '@/domain/time/duration'
import { CLIENT_PATIENCE } from '../../server/plugins/client-patience'

const FILE = path.resolve(__dirname, '../../deploy/compose.yml')
/** What Docker gives a container that says nothing. */
const UNTOLD = '10s'

it('a server that is stopped has twice the time that its requests in hand may take, for what is ended after them', () => {
  const { services } = parse(readFileSync(FILE, 'utf8')) as { services: { api: { stop_grace_period?: string } } }
  const { stop_grace_period: grace = UNTOLD } = services.api
  expect(grace).toMatch(/^\d+s$/)
  expect(Number.parseInt(grace, 10) * SECOND_MS).toBeGreaterThanOrEqual(2 * CLIENT_PATIENCE.finishMs)
})
