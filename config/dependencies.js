// What must hold of the packages that npm installs, read by test/run.mjs and by its test.

/** Licences that ask no more of us than to be named, or to give out changes to the library itself. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Packages that do not say their licence where npm looks for it, and what their own files say. */
const SAID_ELSEWHERE = {
  'dom-walk': 'MIT',
  'exif-parser': 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  'qrcode-terminal': 'Apache-2.0',
  'string.fromcodepoint': 'MIT',
  'svg-tags': 'MIT',
}

const ROOTS = ['dependencies', 'devDependencies', 'optionalDependencies']
const MODULES = 'node_modules/'

const packagesOf = (lock) => Object.entries(lock.packages).filter(([place]) => place !== '')
const nameOf = (place) => place.slice(place.lastIndexOf(MODULES) + MODULES.length)
const licenceOf = (place, entry) => entry.license ?? SAID_ELSEWHERE[nameOf(place)]

/** Whether an expression such as "(MIT OR GPL-2.0)" can be met by what is accepted. */
const isAccepted = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => LICENCES.includes(one.trim())))

/** The version that is asked for; a package may be asked for under another name, as "npm:its-name@1.0.0". */
const versionOf = (asked) => asked.slice(asked.lastIndexOf('@') + 1)

/** What is wrong between package.json and its lock, as sentences. */
const lockFaults = (manifest, lock) => {
  const faults = []
  for (const root of ROOTS) {
    const [asked, locked] = [manifest[root] ?? {}, lock.packages[''][root] ?? {}]
    for (const name of new Set([...Object.keys(asked), ...Object.keys(locked)])) {
      if (asked[name] !== locked[name])
        faults.push(`${name} is ${asked[name]} in package.json and ${locked[name]} in its lock`)
    }
    for (const [name, version] of Object.entries(asked)) {
      const installed = lock.packages[MODULES + name]?.version
      if (installed !== versionOf(version)) faults.push(`${name} ${version} is asked for, and ${installed} is locked`)
    }
  }
  for (const [place, entry] of packagesOf(lock)) {
    if (/^https?:/.test(entry.resolved ?? '')) faults.push(`${nameOf(place)} is tied to one registry`)
    if (entry.integrity === undefined && !entry.inBundle) faults.push(`${nameOf(place)} has no checksum`)
  }
  return faults
}

/** Packages whose licence nobody has looked at, as sentences. */
const licenceFaults = (lock) =>
  packagesOf(lock)
    .filter(([place, entry]) => !isAccepted(licenceOf(place, entry) ?? 'none'))
    .map(
      ([place, entry]) =>
        `${nameOf(place)} has the licence ${licenceOf(place, entry) ?? 'none'}: look at it, and list it`,
    )

/** How many packages have each licence, the commonest first. */
const countLicences = (lock) => {
  const counts = new Map()
  for (const [place, entry] of packagesOf(lock)) {
    const licence = licenceOf(place, entry)
    counts.set(licence, (counts.get(licence) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)
}

/** What `npm audit --json` tells: sentences on known holes, or null where the registry answers no audit. */
const auditFaults = (output) => {
  try {
    const { vulnerabilities } = JSON.parse(output)
    if (vulnerabilities === undefined) return null
    return Object.values(vulnerabilities)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity }) => `${name} has a known hole (${severity})`)
  } catch {
    return null
  }
}

module.exports = { auditFaults, countLicences, licenceFaults, lockFaults }
