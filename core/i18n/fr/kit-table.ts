export default {
  'kit.selectAll': 'Sélectionner toutes les lignes',
  'kit.selectRow': 'Sélectionner {name}',
  'kit.columns': 'Colonnes',
  'kit.columns.shown': 'Affichées',
  'kit.columns.hidden': 'Masquées',
  'kit.columns.drop': 'Déposer ici',
  'kit.columns.show': 'Afficher {name}',
  'kit.columns.hide': 'Masquer {name}',
  'kit.columns.move': 'Déplacer {name}',
  'kit.columns.moveHint': 'Faites glisser, ou appuyez sur les flèches haut et bas',
  'kit.columns.place': '{name} : place {at} sur {count}',
  'kit.columns.reset': 'Colonnes d’origine',
  'kit.columns.width': 'Largeur de {name}',
  'kit.columns.pixels': '{width} pixels',
  'kit.columns.widthHint':
    'Gauche et droite changent la largeur, Origine rétablit la largeur habituelle, haut et bas passent à une autre colonne',
} as const
