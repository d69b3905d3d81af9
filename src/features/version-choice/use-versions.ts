import { useState } from 'react'
import type { VehicleVersion } from '@/wire/schemas/vehicle'
import { firstVersion } from '@/domain/vehicle/first-version'
import { useAsyncPage } from '@/hooks/use-async-page'
import { keepQuery } from '@/services/navigation/current-route'
import { goBack } from '@/services/navigation/go-back'
import type { AsyncPage } from '@/services/async-page/async-page'
import { fetchVersions, type VersionOffer } from './fetch-versions'

/** The version that is marked: the one asked for, else the one a model is shown in; none of a model without any. */
const pickVersion = (versions: readonly VehicleVersion[], wantedPno: string | undefined): VehicleVersion | undefined =>
  versions.find(({ pnoTwelve }) => pnoTwelve === wantedPno) ?? firstVersion({ versions: [...versions] })

interface VersionParams {
  modelId: string | undefined
  pnoTwelve: string | undefined
}

/** What `useVersions` answers. */
export interface VersionsView {
  page: AsyncPage<VersionOffer>
  reload: () => void
  chosen: VehicleVersion | undefined
  choose: (pno: string) => void
  leave: () => void
}

/** The versions of the model that a link names, and the one that is marked, which a reload finds again. */
export function useVersions({ modelId, pnoTwelve }: VersionParams): VersionsView {
  const [wantedPno, setWantedPno] = useState(pnoTwelve)
  const { page, reload } = useAsyncPage(() => fetchVersions(modelId), { key: modelId ?? '' })
  const offer = page.status === 'ready' ? page.data : undefined

  const choose = (pno: string): void => {
    setWantedPno(pno)
    if (offer) keepQuery({ modelId: offer.model.id, pnoTwelve: pno })
  }

  return {
    page,
    reload,
    chosen: offer && pickVersion(offer.model.versions, wantedPno),
    choose,
    leave: () => void goBack('pages/order/index', modelId === undefined ? {} : { model: modelId }),
  }
}
