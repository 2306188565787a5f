/** The browser says that it has no network, until what this answers is called. What the test answers itself is answered all the same. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  dispatchEvent(new Event('offline'))
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  }
}
