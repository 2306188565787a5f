const secret = /([?&](?:token|code|state|id_token_hint|id_token|access_token|refresh_token)=)[^&#]*/gi

/** An address as it may stand in a log: without tokens, codes and what belongs to them. */
export function redactUrl(url: string): string {
  return url.replace(secret, '$1…').replace(/(\/sign-in\/)[^/?#]+/, '$1…')
}
