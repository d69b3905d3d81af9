import { useEffect, useReducer } from 'react'
import { pictures } from '@/platform/pictures'

/**
 * Whether a picture is loaded; it is fetched, and draws again once it is there.
 *
 * @param others - pictures that may be wanted next: fetched afterwards, one at a time.
 */
export function useWarmPicture(url: string, others: readonly string[] = []): boolean {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const list = others.join(' ')

  useEffect(() => {
    let isWanted = true
    const fetchAll = async () => {
      if (!pictures.isWarm(url)) {
        await pictures.warm(url)
        if (isWanted) drawAgain()
      }
      for (const other of list.split(' ')) if (isWanted && other !== '') await pictures.warm(other)
    }
    void fetchAll()
    return () => {
      isWanted = false
    }
  }, [url, list])

  return pictures.isWarm(url)
}
