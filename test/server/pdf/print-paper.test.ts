import { facts } from '../../../server/pdf/paper'
import { printPaper } from '../../../server/pdf/print-paper'
import { TEST_START } from '../../support/server/clock'

/** Two lines beside a value of one. */
const LONG = ['Vela 7 Long Range with all that was chosen', '¥259,900.00'] as const
const SHORT = ['Order number', 'VL1'] as const
/** More than a page holds. */
const MOST_ROWS = 40

it('a row is never parted by a page’s end, wherever the one with the long label stands', async () => {
  for (let before = 0; before < MOST_ROWS; before += 1) {
    const rows = [...Array<typeof SHORT>(before).fill(SHORT), LONG, SHORT]
    const { pages } = await printPaper({ title: 'Invoice', reference: 'VL1', blocks: [facts(...rows)] }, TEST_START)
    // A row that is parted puts what comes after it on a page of its own.
    expect({ before, fits: pages <= 2 }).toEqual({ before, fits: true })
  }
})
