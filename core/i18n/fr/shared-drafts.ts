export default {
  'shared.draftRestored': 'Votre dernière saisie est toujours là',
  'shared.draftConflict': 'Modifié ailleurs entre-temps. Votre saisie est conservée.',
  'shared.takeTheirs': 'Afficher la version enregistrée',
  'shared.keepMine': 'Garder ma version',
  'shared.discard': 'Abandonner',
  'shared.save': 'Enregistrer',
} as const
