import { useMemo } from 'react'
import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { Route } from '@/services/navigation/route'
import { usePageShown } from '@/hooks/use-page-shown'
import { configuredDraft } from '@/services/configuration/draft'
import { keptConfigurations } from '@/services/configuration/kept'
import { configurePage } from '@/services/navigation/sale-pages'

/** A car to go on with, and the page that opens it. */
export interface Resumable {
  car: ConfigurationSnapshot
  page: Route
}

/** The car of a model that the shopper was configuring, else the last one saved. */
const resumableOf = (modelId: string): Resumable | undefined => {
  const page = configurePage(modelId)
  const draft = configuredDraft(modelId)
  if (draft) return { car: draft, page }
  const saved = keptConfigurations().find((kept) => kept.modelId === modelId)
  return saved && { car: saved, page: { ...page, params: { saved: saved.id } } }
}

/** The car to offer on the poster of a model; read again each time the page is shown. */
export function useResumable(modelId: string): Resumable | undefined {
  const isShown = usePageShown()
  // Not what storage holds, but the page being shown is what tells that it may have changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => resumableOf(modelId), [modelId, isShown])
}
