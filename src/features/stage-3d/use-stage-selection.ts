import { useState } from 'react'
import { address } from '@/platform/address'
import { usePageParams } from '@/hooks/use-page-params'
import { readSelection } from './read-selection'
import type { StageSelection } from './renderer/selection'

/** The selection of a page that takes it from its link, and keeps it there for a reload or a friend. */
export function useStageSelection() {
  const params = usePageParams<'pages/customization-car/index3d'>()
  const [selection, setSelection] = useState(() => readSelection(params))
  const change = (next: StageSelection) => {
    setSelection(next)
    address.keepQuery({ ...next })
  }
  return { selection, change }
}
