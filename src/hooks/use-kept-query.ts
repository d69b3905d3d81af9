import { useDidHide } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import type { Query } from '@/platform/address/query'
import { address } from '@/platform/address'
import { keepQuery } from '@/services/navigation/current-route'

/** Browsers refuse an address that changes a hundred times in half a minute, as under a knob that is moved. */
const REST_MS = 300

/** Keeps the page's parameters in the address once they have rested; never those of a page that has been left. */
export function useKeptQuery(): (params: Query) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const callOff = () => clearTimeout(timer.current)
  useDidHide(callOff)
  useEffect(() => callOff, [])
  return (params) => {
    callOff()
    const asked = address.current()
    timer.current = setTimeout(() => {
      // From the tap that leaves on, the address is the next page's, while this one is not hidden yet.
      if (address.current() === asked) keepQuery(params)
    }, REST_MS)
  }
}
