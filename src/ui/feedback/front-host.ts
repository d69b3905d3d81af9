import { useDidShow } from '@tarojs/taro'
import { useEffect, useId, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** Hosts of all pages that are alive, the one in front last. */
let hosts: readonly string[] = []

const setHosts = (next: readonly string[]) => {
  hosts = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const others = (id: string) => hosts.filter((host) => host !== id)

/** Whether this host belongs to the page in front: pages behind stay alive and must not draw the same dialog twice. */
export function useIsFrontHost(): boolean {
  const id = useId()
  useEffect(() => {
    setHosts([...others(id), id])
    return () => setHosts(others(id))
  }, [id])
  useDidShow(() => setHosts([...others(id), id]))
  return useSyncExternalStore(subscribe, () => hosts[hosts.length - 1] === id)
}
