import { useState } from 'react'
import type { ParameterTable } from '@/wire/schemas/vehicle'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchParameters } from '@/services/api/vehicle'
import { keepQuery } from '@/services/navigation/current-route'
import { goBack } from '@/services/navigation/go-back'
import type { AsyncPage } from '@/services/async-page/async-page'
import { readPair, withVersion, type Pair } from './compare-pair'

interface CompareParams {
  modelId: string
  compare: string
}

/** What `useCompare` answers. */
export interface CompareView {
  page: AsyncPage<ParameterTable>
  reload: () => void
  pair: Pair | null
  change: (side: 'left' | 'right', pno: string) => void
  leave: () => void
}

/** Two versions of a model beside each other; which ones is in the address, for a reload or a friend. */
export function useCompare({ modelId, compare }: CompareParams): CompareView {
  const [asked, setAsked] = useState(compare)
  const { page, reload } = useAsyncPage(() => fetchParameters(modelId), { key: modelId })
  const pair = page.status === 'ready' ? readPair(page.data.versions, asked) : null

  const show = (next: Pair) => {
    setAsked(next.join())
    keepQuery({ modelId, compare: next.join() })
  }

  return {
    page,
    reload,
    pair,
    change: (side, pno) => {
      if (pair !== null) show(withVersion(pair, side, pno))
    },
    leave: () => void goBack('pages/choosen-version/index', { modelId }),
  }
}
