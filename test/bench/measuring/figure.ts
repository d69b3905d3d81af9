/** One measured number. The name says what was measured and in which unit. */
export interface Figure {
  readonly name: string
  readonly measured: number
  /** Absent for figures that are only reported. */
  readonly budget?: Budget
}

/** The limit that a figure must keep; both ends are still kept. */
export type Budget = { readonly atMost: number } | { readonly atLeast: number }

export const isKept = ({ measured, budget }: Figure): boolean => {
  if (budget === undefined) return true
  return 'atMost' in budget ? measured <= budget.atMost : measured >= budget.atLeast
}

const HEAD = ['figure', 'measured', 'budget', 'ok'] as const

const format = (value: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: Math.abs(value) < 10 ? 3 : 0 }).format(value)

const formatBudget = (budget: Budget | undefined): string => {
  if (budget === undefined) return ''
  return 'atMost' in budget ? `<= ${format(budget.atMost)}` : `>= ${format(budget.atLeast)}`
}

const rowOf = (figure: Figure): readonly string[] => {
  const verdict = figure.budget === undefined ? '' : isKept(figure) ? 'yes' : 'NO'
  return [figure.name, format(figure.measured), formatBudget(figure.budget), verdict]
}

/** The figures as a table for the terminal. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [HEAD, ...figures.map(rowOf)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n')
}

/** The one below which a part of them lies, itself among them. */
export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN

/** The middle one; of an even number the lower of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
