export interface DateFieldProps {
  label: string
  /** `YYYY-MM-DD`; empty until a day is chosen. */
  value: string
  placeholder: string
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  first: string
  last: string
  error?: string | undefined
  onChange: (value: string) => void
}
