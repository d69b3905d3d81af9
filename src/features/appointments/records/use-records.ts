import { useState } from 'react'
import type { AppointmentScope } from '@/wire/enums/appointment'
import type { Appointment } from '@/wire/schemas/appointment'
import type { PageQuery } from '@/wire/schemas/page'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList, type PagedListView } from '@/hooks/use-paged-list'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchAppointments } from '@/services/api/appointment'
import { byNumber } from '@/services/paged-list/by-number'

const PAGE_SIZE = 10

const idOf = ({ id }: Appointment): string => id

/** What `useRecords` answers. */
export interface RecordsView {
  scope: AppointmentScope
  setScope: (scope: AppointmentScope) => void
  list: PagedListView<Appointment>
}

/** The customer's appointments of one list, read again whenever the page comes back. */
export function useRecords(first: AppointmentScope, isAllowed: boolean): RecordsView {
  const [scope, setScope] = useState(first)
  const list = usePagedList({
    fetchPart: byNumber((query: PageQuery, signal) => fetchAppointments({ scope, ...query }, { signal }), PAGE_SIZE),
    keyOf: idOf,
    key: String(scope),
    isEnabled: isAllowed,
  })
  usePageEnd({ rowCount: list.items.length, onNear: list.loadMore })
  useReadOnShow(list.phase === 'ready', list.refresh)
  return { scope, setScope, list }
}
