import { useDidShow } from '@tarojs/taro'
import { useRef, useState } from 'react'
import type { AppointmentScope } from '@/wire/enums/appointment'
import type { Appointment } from '@/wire/schemas/appointment'
import { usePageEnd } from '@/hooks/use-page-end'
import { usePagedList } from '@/hooks/use-paged-list'
import { fetchAppointments } from '@/services/api/appointment'

const PAGE_SIZE = 10

const idOf = ({ id }: Appointment): string => id

/** What `useRecords` answers. */
export interface RecordsView {
  scope: AppointmentScope
  setScope: (scope: AppointmentScope) => void
  list: ReturnType<typeof usePagedList<Appointment>>
}

/** The customer's appointments of one list, read again whenever the page comes back. */
export function useRecords(first: AppointmentScope, isEnabled: boolean): RecordsView {
  const [scope, setScope] = useState(first)
  const list = usePagedList({
    fetchPage: (query, signal) => fetchAppointments({ scope, ...query }, { signal }),
    keyOf: idOf,
    size: PAGE_SIZE,
    key: String(scope),
    isEnabled,
  })
  usePageEnd({ rowCount: list.items.length, onNear: list.loadMore })
  const wasShown = useRef(false)
  useDidShow(() => {
    if (wasShown.current && isEnabled) list.refresh()
    wasShown.current = true
  })
  return { scope, setScope, list }
}
