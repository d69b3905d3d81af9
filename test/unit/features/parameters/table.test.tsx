import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ParameterTable, ParameterValue } from '@/wire/schemas/vehicle'
import { ParameterKind } from '@/wire/enums/vehicle'
import { Table } from '@/features/parameters/table'

const text = (value: string): ParameterValue => ({ kind: ParameterKind.text, text: value })
const sign = (kind: ParameterKind): ParameterValue => ({ kind, text: '' })
const version = (pnoTwelve: string, displayName: string) => ({
  pnoTwelve,
  displayName,
  priceFen: 21_990_000,
  picture: '',
})

const table: ParameterTable = {
  modelId: 'vela-7',
  modelName: 'Vela 7',
  versions: [version('A', 'Standard'), version('B', 'Long Range')],
  groups: [
    {
      groupName: 'Range',
      parameters: [
        { name: 'CLTC range', footnote: 1, better: null, values: [text('610 km'), text('802 km')] },
        { name: 'Platform', footnote: null, better: null, values: [text('800 V'), text('800 V')] },
      ],
    },
    {
      groupName: 'Comfort',
      parameters: [
        {
          name: 'Heat pump',
          footnote: null,
          better: null,
          values: [sign(ParameterKind.standard), sign(ParameterKind.standard)],
        },
      ],
    },
    {
      groupName: 'Everyday',
      parameters: [
        {
          name: 'Tow hook',
          footnote: null,
          better: null,
          values: [sign(ParameterKind.none), sign(ParameterKind.option)],
        },
      ],
    },
  ],
  footnotes: ['Measured in the CLTC cycle.'],
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = async (props: Partial<Parameters<typeof Table>[0]> = {}) => {
  render(<Table table={table} chosen={undefined} {...props} />)
  // The last headings follow the first screenful.
  await screen.findByRole('rowheader', { name: 'Everyday' })
}
const rowOf = (name: RegExp) => screen.getByRole('row', { name })
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search a parameter' }), { target: { value: words } })

/** Rows are left out by their class: styles hide them, and tests see none. */
const isLeftOut = (row: HTMLElement) =>
  row.closest('.table-row--gone, .table-group--gone') !== null ||
  (row.closest('.parameters--differences') !== null && row.closest('.table-row--same, .table-group--same') !== null) ||
  row.closest('.table-group--folded') !== null

describe('the parameter table', () => {
  it('says of each version what it has, has as an option, or lacks', async () => {
    await show()
    expect(within(rowOf(/Tow hook/)).getAllByRole('cell')[0]).toHaveAccessibleName('Not available')
    expect(within(rowOf(/Tow hook/)).getAllByRole('cell')[1]).toHaveTextContent('Option')
    expect(within(rowOf(/Heat pump/)).getAllByRole('cell', { name: 'Standard' })).toHaveLength(2)
    expect(within(rowOf(/CLTC range/)).getByLabelText('note 1')).toBeInTheDocument()
    expect(screen.getByText('Measured in the CLTC cycle.')).toBeInTheDocument()
  })

  it('marks the version that the shopper has configured', async () => {
    await show({ chosen: 'B' })
    expect(screen.getByRole('columnheader', { name: /Long Range.*Your choice/ })).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: /Standard.*Your choice/ })).not.toBeInTheDocument()
  })

  it('leaves out what the versions have in common, and headings with nothing else', async () => {
    await show()
    fireEvent.click(screen.getByRole('switch', { name: 'Only differences' }))
    expect(isLeftOut(rowOf(/CLTC range/))).toBe(false)
    expect(isLeftOut(rowOf(/Platform/))).toBe(true)
    expect(isLeftOut(rowOf(/Heat pump/))).toBe(true)
    expect(isLeftOut(screen.getByRole('rowheader', { name: 'Comfort' }))).toBe(true)
  })

  it('finds rows by name, heading and value, in folded groups too', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Range', expanded: true }))
    expect(isLeftOut(rowOf(/CLTC range/))).toBe(true)
    search('802 KM')
    expect(isLeftOut(rowOf(/CLTC range/))).toBe(false)
    expect(isLeftOut(rowOf(/Platform/))).toBe(true)
    expect(screen.getByText('1 parameter')).toBeInTheDocument()
    search('comfort')
    expect(isLeftOut(rowOf(/Heat pump/))).toBe(false)
  })

  it('shows what was searched for though all versions have it, where nothing else fits', async () => {
    await show()
    fireEvent.click(screen.getByRole('switch'))
    expect(isLeftOut(rowOf(/Platform/))).toBe(true)
    search('platform')
    expect(isLeftOut(rowOf(/Platform/))).toBe(false)
    expect(screen.getByText('The same in every version')).toBeInTheDocument()
    search('range')
    expect(screen.queryByText('The same in every version')).not.toBeInTheDocument()
  })

  it('says when nothing fits, and shows everything again with one tap', async () => {
    await show()
    fireEvent.click(screen.getByRole('switch'))
    search('sunroof')
    expect(screen.getByText('No parameter fits “sunroof”.')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(isLeftOut(rowOf(/Platform/))).toBe(false)
  })
})
