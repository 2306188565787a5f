/**
 * Changes a page as old libraries and careless scripts do, before the suite loads. `window.passed` counts the calls of
 * the changed functions. `window.hostile` adds interference: `closed` shadow roots, and `late` definitions of tags.
 */
const passed = { fetch: 0, attachShadow: 0, define: 0 }
Object.assign(window, { passed })

for (const { prototype } of [Object, Array, String, Number, Function]) {
  prototype.extra = 'of the page'
  prototype.each = function () {
    return `${this}\n`
  }
  prototype.toJSON = () => 'of the page'
}

/** An answer as polyfills create it: not a `Response`, and without enumerable properties. */
class OtherAnswer {
  #answer
  constructor(answer) {
    this.#answer = answer
  }
  get ok() {
    return this.#answer.ok
  }
  get status() {
    return this.#answer.status
  }
  get statusText() {
    return this.#answer.statusText
  }
  get headers() {
    return this.#answer.headers
  }
  text() {
    return this.#answer.text()
  }
}

const { fetch } = window
window.fetch = function (input, init) {
  if (this !== window && this !== undefined) throw new TypeError('Illegal invocation')
  passed.fetch += 1
  const headers = new Headers(init?.headers)
  headers.set('x-page', 'of the page')
  return (window.backend?.options.fetch ?? fetch)(input, { ...init, headers }).then(answer => new OtherAnswer(answer))
}

const { attachShadow } = Element.prototype
Element.prototype.attachShadow = function (init) {
  passed.attachShadow += 1
  return attachShadow.call(this, { ...init, ...(window.hostile?.closed ? { mode: 'closed' } : {}) })
}

/** The milliseconds until each late definition, so that tags are defined in another order than requested. */
const delays = [300, 0, 700, 100, 1500, 50, 200]
const { define } = customElements
customElements.define = function (name, made, ...more) {
  const defineNow = () => define.call(this, name, class extends made {}, ...more)
  passed.define += 1
  if (window.hostile?.late) setTimeout(defineNow, delays[passed.define % delays.length])
  else defineNow()
}
