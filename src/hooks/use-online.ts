import { useSyncExternalStore } from 'react'
import { network } from '@/platform/network'

/** Whether the phone has a network; says nothing of whether the server answers. */
export function useOnline(): boolean {
  return useSyncExternalStore(network.watch, network.isOnline)
}
