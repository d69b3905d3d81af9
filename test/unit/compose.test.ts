import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { SECOND_MS } from '@/domain/time/duration'
import { CLIENT_PATIENCE } from '../../server/plugins/client-patience'

const FILE = path.resolve(__dirname, '../../deploy/compose.yml')
/** What Docker gives a container that says nothing. */
const UNTOLD = '10s'

interface Compose {
  services: {
    api: {
      stop_grace_period?: string
      ports: string[]
      volumes: string[]
      networks: string[]
      deploy: { replicas: number }
    }
  }
  networks: Record<string, { name: string }>
}

const { services, networks } = parse(readFileSync(FILE, 'utf8')) as Compose

it('each process has a port that a proxy of this machine reaches, and nobody else does', () => {
  const [, first = 0, last = 0] = /^127\.0\.0\.1:(\d+)-(\d+):3000$/.exec(services.api.ports.join()) ?? []
  expect(Number(last) - Number(first) + 1).toBe(services.api.deploy.replicas)
})

it('a proxy in a container shares a network with the processes, and not with the database', () => {
  expect(networks).toEqual({ front: { name: 'vela-front' } })
  const joined = Object.entries(services).filter(([, service]) => 'networks' in service)
  expect(joined.map(([name]) => name)).toEqual(['api'])
  expect(services.api.networks).toEqual(['default', 'front'])
})

it('the files of keys are seen and cannot be written, and go neither into an image nor into the repository', () => {
  expect(services.api.volumes).toContain('./keys:/keys:ro')
  for (const list of ['.dockerignore', '.gitignore'])
    expect(readFileSync(path.resolve(FILE, '../..', list), 'utf8')).toMatch(/^deploy\/keys\/?$/m)
  expect(readFileSync(path.resolve(FILE, '../.dockerignore'), 'utf8')).toMatch(/^keys$/m)
})

it('a server that is stopped has twice the time that its requests in hand may take, for what is ended after them', () => {
  const { stop_grace_period: grace = UNTOLD } = services.api
  expect(grace).toMatch(/^\d+s$/)
  expect(Number.parseInt(grace, 10) * SECOND_MS).toBeGreaterThanOrEqual(2 * CLIENT_PATIENCE.finishMs)
})
