import { localeCodes, type Locale } from './locale.ts';

/** A city whose sunset applies to a user. Coordinates in degrees, north and east positive. */
export interface Place {
  id: string;
  /** ISO 3166-1; places in Israel keep its calendar, all others the diaspora's. */
  country: string;
  timeZone: string;
  latitude: number;
  longitude: number;
  names: Record<Locale, string>;
}

/**
 * Id, country, time zone, latitude, longitude, then the names in the order of `localeCodes`. Local data: a lookup
 * service would learn where users are.
 */
const rows = [
  'jerusalem|IL|Asia/Jerusalem|31.78|35.22|Jerusalem|ירושלים|Иерусалим|Jerusalén|Jérusalem|Jerusalem|Gerusalemme',
  'tel-aviv|IL|Asia/Jerusalem|32.08|34.78|Tel Aviv|תל אביב|Тель-Авив|Tel Aviv|Tel-Aviv|Tel Aviv|Tel Aviv',
  'bnei-brak|IL|Asia/Jerusalem|32.08|34.83|Bnei Brak|בני ברק|Бней-Брак|Bnei Brak|Bnei Brak|Bnei Brak|Bnei Brak',
  'haifa|IL|Asia/Jerusalem|32.79|34.99|Haifa|חיפה|Хайфа|Haifa|Haïfa|Haifa|Haifa',
  'beit-shemesh|IL|Asia/Jerusalem|31.75|34.99|Beit Shemesh|בית שמש|Бейт-Шемеш|Beit Shemesh|Beit Shemesh|Bet Schemesch|Beit Shemesh',
  'modiin|IL|Asia/Jerusalem|31.9|35.01|Modiin|מודיעין|Модиин|Modiín|Modiin|Modi’in|Modiin',
  'netanya|IL|Asia/Jerusalem|32.33|34.86|Netanya|נתניה|Нетания|Netanya|Netanya|Netanja|Netanya',
  'raanana|IL|Asia/Jerusalem|32.18|34.87|Raanana|רעננה|Раанана|Raanana|Raanana|Ra’anana|Raanana',
  'ashdod|IL|Asia/Jerusalem|31.8|34.65|Ashdod|אשדוד|Ашдод|Asdod|Ashdod|Aschdod|Ashdod',
  'beersheba|IL|Asia/Jerusalem|31.25|34.79|Beersheba|באר שבע|Беэр-Шева|Beerseba|Beer-Sheva|Be’er Scheva|Beer Sheva',
  'tzfat|IL|Asia/Jerusalem|32.97|35.5|Tzfat|צפת|Цфат|Safed|Safed|Safed|Safed',
  'tiberias|IL|Asia/Jerusalem|32.79|35.53|Tiberias|טבריה|Тверия|Tiberíades|Tibériade|Tiberias|Tiberiade',
  'eilat|IL|Asia/Jerusalem|29.56|34.95|Eilat|אילת|Эйлат|Eilat|Eilat|Eilat|Eilat',
  'new-york|US|America/New_York|40.71|-74.01|New York|ניו יורק|Нью-Йорк|Nueva York|New York|New York|New York',
  'lakewood|US|America/New_York|40.1|-74.22|Lakewood|לייקווד|Лейквуд|Lakewood|Lakewood|Lakewood|Lakewood',
  'monsey|US|America/New_York|41.11|-74.07|Monsey|מונסי|Монси|Monsey|Monsey|Monsey|Monsey',
  'teaneck|US|America/New_York|40.9|-74.01|Teaneck|טינק|Тинек|Teaneck|Teaneck|Teaneck|Teaneck',
  'boston|US|America/New_York|42.36|-71.06|Boston|בוסטון|Бостон|Boston|Boston|Boston|Boston',
  'philadelphia|US|America/New_York|39.95|-75.17|Philadelphia|פילדלפיה|Филадельфия|Filadelfia|Philadelphie|Philadelphia|Filadelfia',
  'baltimore|US|America/New_York|39.29|-76.61|Baltimore|בולטימור|Балтимор|Baltimore|Baltimore|Baltimore|Baltimora',
  'washington|US|America/New_York|38.91|-77.04|Washington|וושינגטון|Вашингтон|Washington|Washington|Washington|Washington',
  'atlanta|US|America/New_York|33.75|-84.39|Atlanta|אטלנטה|Атланта|Atlanta|Atlanta|Atlanta|Atlanta',
  'miami|US|America/New_York|25.76|-80.19|Miami|מיאמי|Майами|Miami|Miami|Miami|Miami',
  'cleveland|US|America/New_York|41.5|-81.69|Cleveland|קליבלנד|Кливленд|Cleveland|Cleveland|Cleveland|Cleveland',
  'detroit|US|America/Detroit|42.33|-83.05|Detroit|דטרויט|Детройт|Detroit|Détroit|Detroit|Detroit',
  'chicago|US|America/Chicago|41.88|-87.63|Chicago|שיקגו|Чикаго|Chicago|Chicago|Chicago|Chicago',
  'houston|US|America/Chicago|29.76|-95.37|Houston|יוסטון|Хьюстон|Houston|Houston|Houston|Houston',
  'dallas|US|America/Chicago|32.78|-96.8|Dallas|דאלאס|Даллас|Dallas|Dallas|Dallas|Dallas',
  'denver|US|America/Denver|39.74|-104.99|Denver|דנוור|Денвер|Denver|Denver|Denver|Denver',
  'los-angeles|US|America/Los_Angeles|34.05|-118.24|Los Angeles|לוס אנג׳לס|Лос-Анджелес|Los Ángeles|Los Angeles|Los Angeles|Los Angeles',
  'san-francisco|US|America/Los_Angeles|37.77|-122.42|San Francisco|סן פרנסיסקו|Сан-Франциско|San Francisco|San Francisco|San Francisco|San Francisco',
  'seattle|US|America/Los_Angeles|47.61|-122.33|Seattle|סיאטל|Сиэтл|Seattle|Seattle|Seattle|Seattle',
  'toronto|CA|America/Toronto|43.65|-79.38|Toronto|טורונטו|Торонто|Toronto|Toronto|Toronto|Toronto',
  'montreal|CA|America/Toronto|45.5|-73.57|Montreal|מונטריאול|Монреаль|Montreal|Montréal|Montreal|Montréal',
  'vancouver|CA|America/Vancouver|49.28|-123.12|Vancouver|ונקובר|Ванкувер|Vancouver|Vancouver|Vancouver|Vancouver',
  'mexico-city|MX|America/Mexico_City|19.43|-99.13|Mexico City|מקסיקו סיטי|Мехико|Ciudad de México|Mexico|Mexiko-Stadt|Città del Messico',
  'panama|PA|America/Panama|8.98|-79.52|Panama City|פנמה סיטי|Панама|Ciudad de Panamá|Panama|Panama-Stadt|Panama',
  'buenos-aires|AR|America/Argentina/Buenos_Aires|-34.6|-58.38|Buenos Aires|בואנוס איירס|Буэнос-Айрес|Buenos Aires|Buenos Aires|Buenos Aires|Buenos Aires',
  'montevideo|UY|America/Montevideo|-34.9|-56.16|Montevideo|מונטווידאו|Монтевидео|Montevideo|Montevideo|Montevideo|Montevideo',
  'santiago|CL|America/Santiago|-33.45|-70.67|Santiago|סנטיאגו|Сантьяго|Santiago|Santiago|Santiago|Santiago',
  'sao-paulo|BR|America/Sao_Paulo|-23.55|-46.63|São Paulo|סאו פאולו|Сан-Паулу|São Paulo|São Paulo|São Paulo|San Paolo',
  'london|GB|Europe/London|51.51|-0.13|London|לונדון|Лондон|Londres|Londres|London|Londra',
  'manchester|GB|Europe/London|53.48|-2.24|Manchester|מנצ׳סטר|Манчестер|Mánchester|Manchester|Manchester|Manchester',
  'gateshead|GB|Europe/London|54.95|-1.6|Gateshead|גייטסהד|Гейтсхед|Gateshead|Gateshead|Gateshead|Gateshead',
  'dublin|IE|Europe/Dublin|53.35|-6.26|Dublin|דבלין|Дублин|Dublín|Dublin|Dublin|Dublino',
  'paris|FR|Europe/Paris|48.86|2.35|Paris|פריז|Париж|París|Paris|Paris|Parigi',
  'strasbourg|FR|Europe/Paris|48.57|7.75|Strasbourg|שטרסבורג|Страсбург|Estrasburgo|Strasbourg|Straßburg|Strasburgo',
  'lyon|FR|Europe/Paris|45.76|4.84|Lyon|ליון|Лион|Lyon|Lyon|Lyon|Lione',
  'marseille|FR|Europe/Paris|43.3|5.37|Marseille|מרסיי|Марсель|Marsella|Marseille|Marseille|Marsiglia',
  'nice|FR|Europe/Paris|43.7|7.27|Nice|ניס|Ницца|Niza|Nice|Nizza|Nizza',
  'antwerp|BE|Europe/Brussels|51.22|4.4|Antwerp|אנטוורפן|Антверпен|Amberes|Anvers|Antwerpen|Anversa',
  'brussels|BE|Europe/Brussels|50.85|4.35|Brussels|בריסל|Брюссель|Bruselas|Bruxelles|Brüssel|Bruxelles',
  'amsterdam|NL|Europe/Amsterdam|52.37|4.9|Amsterdam|אמסטרדם|Амстердам|Ámsterdam|Amsterdam|Amsterdam|Amsterdam',
  'berlin|DE|Europe/Berlin|52.52|13.41|Berlin|ברלין|Берлин|Berlín|Berlin|Berlin|Berlino',
  'frankfurt|DE|Europe/Berlin|50.11|8.68|Frankfurt|פרנקפורט|Франкфурт|Fráncfort|Francfort|Frankfurt|Francoforte',
  'munich|DE|Europe/Berlin|48.14|11.58|Munich|מינכן|Мюнхен|Múnich|Munich|München|Monaco di Baviera',
  'vienna|AT|Europe/Vienna|48.21|16.37|Vienna|וינה|Вена|Viena|Vienne|Wien|Vienna',
  'zurich|CH|Europe/Zurich|47.38|8.54|Zurich|ציריך|Цюрих|Zúrich|Zurich|Zürich|Zurigo',
  'geneva|CH|Europe/Zurich|46.2|6.14|Geneva|ז׳נבה|Женева|Ginebra|Genève|Genf|Ginevra',
  'rome|IT|Europe/Rome|41.9|12.5|Rome|רומא|Рим|Roma|Rome|Rom|Roma',
  'milan|IT|Europe/Rome|45.46|9.19|Milan|מילנו|Милан|Milán|Milan|Mailand|Milano',
  'madrid|ES|Europe/Madrid|40.42|-3.7|Madrid|מדריד|Мадрид|Madrid|Madrid|Madrid|Madrid',
  'barcelona|ES|Europe/Madrid|41.39|2.17|Barcelona|ברצלונה|Барселона|Barcelona|Barcelone|Barcelona|Barcellona',
  'budapest|HU|Europe/Budapest|47.5|19.04|Budapest|בודפשט|Будапешт|Budapest|Budapest|Budapest|Budapest',
  'prague|CZ|Europe/Prague|50.08|14.44|Prague|פראג|Прага|Praga|Prague|Prag|Praga',
  'warsaw|PL|Europe/Warsaw|52.23|21.01|Warsaw|ורשה|Варшава|Varsovia|Varsovie|Warschau|Varsavia',
  'stockholm|SE|Europe/Stockholm|59.33|18.07|Stockholm|שטוקהולם|Стокгольм|Estocolmo|Stockholm|Stockholm|Stoccolma',
  'oslo|NO|Europe/Oslo|59.91|10.75|Oslo|אוסלו|Осло|Oslo|Oslo|Oslo|Oslo',
  'tromso|NO|Europe/Oslo|69.65|18.96|Tromsø|טרומסה|Тромсё|Tromsø|Tromsø|Tromsø|Tromsø',
  'copenhagen|DK|Europe/Copenhagen|55.68|12.57|Copenhagen|קופנהגן|Копенгаген|Copenhague|Copenhague|Kopenhagen|Copenaghen',
  'riga|LV|Europe/Riga|56.95|24.11|Riga|ריגה|Рига|Riga|Riga|Riga|Riga',
  'moscow|RU|Europe/Moscow|55.76|37.62|Moscow|מוסקבה|Москва|Moscú|Moscou|Moskau|Mosca',
  'saint-petersburg|RU|Europe/Moscow|59.94|30.31|Saint Petersburg|סנקט פטרבורג|Санкт-Петербург|San Petersburgo|Saint-Pétersbourg|Sankt Petersburg|San Pietroburgo',
  'kyiv|UA|Europe/Kyiv|50.45|30.52|Kyiv|קייב|Киев|Kiev|Kiev|Kyjiw|Kiev',
  'dnipro|UA|Europe/Kyiv|48.46|35.05|Dnipro|דניפרו|Днепр|Dnipró|Dnipro|Dnipro|Dnipro',
  'odesa|UA|Europe/Kyiv|46.48|30.73|Odesa|אודסה|Одесса|Odesa|Odessa|Odessa|Odessa',
  'baku|AZ|Asia/Baku|40.41|49.87|Baku|באקו|Баку|Bakú|Bakou|Baku|Baku',
  'istanbul|TR|Europe/Istanbul|41.01|28.98|Istanbul|איסטנבול|Стамбул|Estambul|Istanbul|Istanbul|Istanbul',
  'casablanca|MA|Africa/Casablanca|33.57|-7.59|Casablanca|קזבלנקה|Касабланка|Casablanca|Casablanca|Casablanca|Casablanca',
  'johannesburg|ZA|Africa/Johannesburg|-26.2|28.05|Johannesburg|יוהנסבורג|Йоханнесбург|Johannesburgo|Johannesburg|Johannesburg|Johannesburg',
  'cape-town|ZA|Africa/Johannesburg|-33.92|18.42|Cape Town|קייפטאון|Кейптаун|Ciudad del Cabo|Le Cap|Kapstadt|Città del Capo',
  'dubai|AE|Asia/Dubai|25.2|55.27|Dubai|דובאי|Дубай|Dubái|Dubaï|Dubai|Dubai',
  'hong-kong|HK|Asia/Hong_Kong|22.32|114.17|Hong Kong|הונג קונג|Гонконг|Hong Kong|Hong Kong|Hongkong|Hong Kong',
  'singapore|SG|Asia/Singapore|1.35|103.82|Singapore|סינגפור|Сингапур|Singapur|Singapour|Singapur|Singapore',
  'melbourne|AU|Australia/Melbourne|-37.81|144.96|Melbourne|מלבורן|Мельбурн|Melbourne|Melbourne|Melbourne|Melbourne',
  'sydney|AU|Australia/Sydney|-33.87|151.21|Sydney|סידני|Сидней|Sídney|Sydney|Sydney|Sydney',
  'auckland|NZ|Pacific/Auckland|-36.85|174.76|Auckland|אוקלנד|Окленд|Auckland|Auckland|Auckland|Auckland',
];

/** Every place a user may choose. */
export const places: readonly Place[] = rows.map((row) => {
  const [id = '', country = '', timeZone = '', latitude, longitude, ...names] = row.split('|');
  const byLocale = localeCodes.map((locale, index) => [locale, names[index] ?? id] as const);
  return {
    id,
    country,
    timeZone,
    latitude: Number(latitude),
    longitude: Number(longitude),
    names: Object.fromEntries(byLocale) as Place['names'],
  };
});

const byId = new Map(places.map((place) => [place.id, place]));

export function findPlace(id: string | null): Place | undefined {
  return id === null ? undefined : byId.get(id);
}
