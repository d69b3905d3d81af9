import type { ReactNode } from 'react'
import type { ParameterTable } from '@/wire/schemas/vehicle'
import type { AsyncPage } from '@/services/async-page/async-page'
import { replace } from '@/services/navigation/open'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { PageShell } from '@/ui/page'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { Actions } from './actions'
import { messages } from './messages'
import { noModelOf } from './no-model'
import './parameters-page.scss'
import { Table } from './table'

interface ParametersPageProps {
  nav: ReactNode
  page: AsyncPage<ParameterTable | null>
  /** The version whose column is marked. */
  chosen: string | undefined
  onReload: () => void
}

const ROWS: readonly SkeletonBar[] = Array.from({ length: 4 }, () => ({ widthPercent: 100, heightPx: 32 }))
const CARDS = [[{ widthPercent: 100, heightPx: 120 }], ROWS, ROWS] as const

/** The parameter table, or what stands in its place. */
export function ParametersPage({ nav, page, chosen, onReload }: ParametersPageProps) {
  if (page.status === 'ready' && page.data !== null) {
    return (
      <PageShell nav={nav} foot={<Actions modelId={page.data.modelId} />} bodyClassName="parameters-page" isStage>
        <Table table={page.data} chosen={chosen} />
      </PageShell>
    )
  }
  const noModel = noModelOf(page)
  return (
    <PageShell nav={nav}>
      {noModel ? (
        <EmptyView
          art="lost"
          {...noModel}
          action={messages.toModels}
          onAction={() => void replace('pages/order/index')}
        />
      ) : (
        <LoadedOrNot page={page} cards={CARDS} onReload={onReload} />
      )}
    </PageShell>
  )
}
