/**
 * Opens an empty tab that cannot reach back into this one, whatever comes to be in it. By `noopener` nobody would learn
 * whether it is there.
 *
 * @returns null where the browser gives none.
 */
export const newTab = (): Window | null => {
  const tab = window.open('', '_blank')
  if (tab !== null) tab.opener = null
  return tab
}
