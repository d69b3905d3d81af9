import { readFileSync } from 'node:fs'
import path from 'node:path'
import { auditFaults, countLicences, licenceFaults, lockFaults } from '../../config/dependencies'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object
const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-a' }
const lockOf = (entry: object) => ({ packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': entry } })
const manifest = { dependencies: { a: '1.0.0' } }

describe('the packages that npm installs', () => {
  it('are those that package.json asks for, with checksums, of no one registry, under licences that were looked at', () => {
    const lock = read('package-lock.json')
    expect(lockFaults(read('package.json'), lock)).toEqual([])
    expect(licenceFaults(lock)).toEqual([])
    expect(countLicences(lock)[0]).toEqual(['MIT', expect.any(Number)])
  })

  it.each([
    [{ dependencies: { a: '2.0.0' } }, good, /a is 2\.0\.0 in package\.json and 1\.0\.0 in its lock/],
    [{ dependencies: { a: '1.0.0', b: '1.0.0' } }, good, /b is 1\.0\.0 in package\.json and undefined/],
    [manifest, { ...good, version: '1.0.1' }, /a 1\.0\.0 is asked for, and 1\.0\.1 is locked/],
    [manifest, { ...good, resolved: 'https://registry.example/a.tgz' }, /tied to one registry/],
    [manifest, { version: '1.0.0', license: 'MIT' }, /a has no checksum/],
  ])('are refused where the lock of %j holds %j', (asked, entry, fault) => {
    expect(lockFaults(asked, lockOf(entry)).join()).toMatch(fault)
  })

  it.each([
    ['1.0.0', []],
    ['2.0.0', ['a npm:b@2.0.0 is asked for, and 1.0.0 is locked']],
  ])('may be asked for under another name: in version %s', (version, faults) => {
    const dependencies = { a: `npm:b@${version}` }
    expect(lockFaults({ dependencies }, { packages: { '': { dependencies }, 'node_modules/a': good } })).toEqual(faults)
  })

  it.each([
    ['GPL-3.0', false],
    [undefined, false],
    ['MIT AND SSPL-1.0', false],
    ['(BSD-3-Clause OR GPL-2.0)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ])('with the licence %s: accepted is %s', (license, isAccepted) => {
    expect(licenceFaults(lockOf({ ...good, license })).length === 0).toBe(isAccepted)
  })

  it('are held against the known holes, where a registry tells them', () => {
    const vulnerabilities = { a: { name: 'a', severity: 'high' }, b: { name: 'b', severity: 'low' } }
    expect(auditFaults(JSON.stringify({ vulnerabilities }))).toEqual(['a has a known hole (high)'])
    expect(auditFaults(JSON.stringify({ vulnerabilities: {} }))).toEqual([])
    expect(auditFaults(JSON.stringify({ message: '405 Method Not Allowed' }))).toBeNull()
    expect(auditFaults('')).toBeNull()
  })
})
