import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { findBrowser, type Browser } from '../support/browser/browser'
import { median, type Figure } from './measuring/figure'
import { withServerProcess } from './measuring/server-process'

const LIGHTHOUSE = path.resolve(__dirname, '../../node_modules/lighthouse/cli/index.js')
const RUNS = 3
const REPORT_BYTES_MAX = 64 * 1_024 * 1_024
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const BUDGETS = { performance: 95, cumulativeShift: 0.02, largestPaintMs: 1_200, linkedPaintMs: 1_500 }
const PERCENT = 100
const ENTRY = '#/'
/** As a friend sends it: not the model that the page begins with by itself. */
const LINK = '#/pages/order/index?model=vela-9'

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
  audits: Record<
    'cumulative-layout-shift' | 'largest-contentful-paint' | 'total-blocking-time',
    { numericValue: number }
  >
}

const run = promisify(execFile)

/** One run as a phone of the middle class on a slow network, which is Lighthouse's default. */
const audit = async (url: string, { executablePath, args, env }: Browser): Promise<Report> => {
  const { stdout } = await run(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: REPORT_BYTES_MAX },
  )
  return JSON.parse(stdout) as Report
}

/** Measures the order page with Lighthouse, by itself and by a link to a model; each figure is the median of three runs. */
export const measureLighthouse = (): Promise<readonly Figure[]> =>
  withServerProcess(async ({ origin }) => {
    const browser = await findBrowser('none')
    const auditAll = async (address: string): Promise<Report[]> => {
      const reports: Report[] = []
      for (let n = 0; n < RUNS; n += 1) reports.push(await audit(`${origin}/${address}`, browser))
      return reports
    }
    const reports = await auditAll(ENTRY)
    const linked = await auditAll(LINK)
    const score = (category: (typeof CATEGORIES)[number]): number =>
      median(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * PERCENT)))
    const value = (name: keyof Report['audits'], of = reports): number =>
      median(of.map(({ audits }) => audits[name].numericValue))
    return [
      {
        name: 'Lighthouse mobile, performance',
        measured: score('performance'),
        budget: { atLeast: BUDGETS.performance },
      },
      {
        name: 'Lighthouse mobile, layout shift (CLS)',
        measured: value('cumulative-layout-shift'),
        budget: { atMost: BUDGETS.cumulativeShift },
      },
      {
        name: 'Lighthouse mobile, largest paint (LCP), ms',
        measured: value('largest-contentful-paint'),
        budget: { atMost: BUDGETS.largestPaintMs },
      },
      {
        name: 'Lighthouse mobile, largest paint (LCP) by a link to a model, ms',
        measured: value('largest-contentful-paint', linked),
        budget: { atMost: BUDGETS.linkedPaintMs },
      },
      {
        name: 'Lighthouse mobile, layout shift (CLS) by a link to a model',
        measured: value('cumulative-layout-shift', linked),
        budget: { atMost: BUDGETS.cumulativeShift },
      },
      { name: 'Lighthouse mobile, blocking time (TBT), ms', measured: value('total-blocking-time') },
      { name: 'Lighthouse mobile, accessibility', measured: score('accessibility') },
      { name: 'Lighthouse mobile, best practices', measured: score('best-practices') },
    ]
  })
