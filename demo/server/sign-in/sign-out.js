/** On the page that asks whether to sign out, for who pressed that on this very site: presses its button. */
document.forms[0]?.requestSubmit()
