/* The one script of the pages for guests: plain-script.tsx. ECMAScript 5. */
(function (window, document) {
  var AGAIN_AFTER_MS = 5000;
  var HIDE_SUCCESS_AFTER_MS = 8000;
  var HOUR_MS = 3600000;
  var REGISTER_AFTER_MS = 3000;
  var TO_TOP_AFTER_PX = 200;
  var CHANNEL = "portal.session";
  var tag = document.getElementById("plain-page");
  var typed = false;
  if (!tag || !document.addEventListener || !window.XMLHttpRequest) return;

  function said(name) {
    return tag.getAttribute("data-" + name) || "";
  }

  function each(selector, use) {
    Array.prototype.slice.call(document.querySelectorAll(selector)).forEach(use);
  }

  function make(name, className, text) {
    var node = document.createElement(name);
    node.className = className;
    node.appendChild(document.createTextNode(text));
    return node;
  }

  function here() {
    return window.location.pathname + window.location.search;
  }

  /* Not a reload: it would send a form again. */
  function openAgain() {
    window.location.replace(here());
  }

  /* The button beside a password, in place of one that posts. */
  function addShowButton(input) {
    var button = make("button", "btn", input.getAttribute("data-show"));
    var posting = input.parentNode.querySelector("button");
    button.appendChild(document.createTextNode(" "));
    button.appendChild(make("span", "vh", input.getAttribute("data-what")));
    button.type = "button";
    button.setAttribute("aria-controls", input.id);
    button.onclick = function () {
      input.type = input.type === "password" ? "text" : "password";
      name();
    };
    function name() {
      button.firstChild.nodeValue = input.getAttribute(input.type === "password" ? "data-show" : "data-hide");
    }
    name();
    if (posting) posting.parentNode.removeChild(posting);
    input.parentNode.appendChild(button);
  }

  function addFillButton(item) {
    var button = make("button", "btn small", item.textContent);
    button.type = "button";
    button.onclick = function () {
      each("#login-username,#login-password", function (input, index) {
        input.value = button.textContent.split(" · ")[index];
      });
    };
    item.textContent = "";
    item.appendChild(button);
  }

  /* F-060, F-197, F-092 */
  function begin() {
    var told = document.querySelector("main div[tabindex='-1']");
    each("input[data-show]", addShowButton);
    each("[data-fill]", addFillButton);
    if (told) told.focus();
    each("form[data-send-itself]", function (form) {
      form.submit();
    });
    window.setTimeout(hideSuccess, HIDE_SUCCESS_AFTER_MS);
  }

  function hideSuccess() {
    each("main [data-leaves]", function (note) {
      if (!note.contains(document.activeElement)) note.hidden = true;
    });
  }

  /* A form that cannot be sent stays, and says so (F-471). */
  function sayOffline(form) {
    var box = document.getElementById("offline-note") || make("div", "note-box danger", said("offline"));
    box.id = "offline-note";
    box.tabIndex = -1;
    box.setAttribute("role", "alert");
    form.insertBefore(box, form.firstChild);
    box.focus();
  }

  function onSubmit(event) {
    var form = event.target;
    var now = new Date().getTime();
    if (form.getAttribute("action") === said("preferences")) sendQuietly(event, form);
    else if (now - (form.portalSentAt || 0) < AGAIN_AFTER_MS) event.preventDefault();
    else if (window.navigator.onLine === false && !form.portalTried) tryFirst(event, form);
    else form.portalSentAt = now;
  }

  /* Browsers err about the network: first the portal is asked. */
  function tryFirst(event, form) {
    var request = new window.XMLHttpRequest();
    var button = event.submitter || form.querySelector("button:focus,button[name]");
    event.preventDefault();
    request.open("GET", said("version"));
    request.onerror = function () {
      sayOffline(form);
    };
    request.onload = function () {
      form.portalTried = true;
      button.click();
      form.portalTried = false;
    };
    request.send();
  }

  /* Zoom, notes put away: what is typed stays (F-043, F-044). */
  function sendQuietly(event, form) {
    var button = form.querySelector("button[name]");
    var zoom = form.querySelector("#zoom-factor");
    var percent = zoom ? Math.round(Number(zoom.value.replace(",", ".")) * 100) : 100;
    var body;
    if (!window.fetch || !window.FormData || !percent) return;
    event.preventDefault();
    body = new window.FormData(form);
    if (button) body.append(button.name, "");
    if (zoom) showZoom(Math.min(Math.max(percent, 80), 120), zoom);
    /* The answer leads to a page that is not needed: it is not followed. */
    window.fetch(form.getAttribute("action"), { method: "POST", body: body, redirect: "manual" }).then(
      function () {
        if (!zoom) form.parentNode.parentNode.removeChild(form.parentNode);
      },
      function () {
        if (!zoom) form.submit();
      }
    );
  }

  function showZoom(percent, field) {
    var root = document.documentElement;
    root.className = root.className.replace(/zoom-\d+/, "zoom-" + percent);
    field.value = (percent / 100).toFixed(2).replace(".", field.defaultValue.charAt(1));
  }

  /* The page in the other language takes this one's place, with what is typed (F-043); without anything typed it is just opened. */
  function changeLanguage(event, link) {
    var values = {};
    if (!typed || !window.fetch || !window.DOMParser) return;
    event.preventDefault();
    each("main input[id]", function (input) {
      values[input.id] = input.type === "checkbox" ? input.checked : input.value;
    });
    window
      .fetch(link.href, { credentials: "same-origin" })
      .then(function (answer) {
        return answer.text();
      })
      .then(function (text) {
        replacePage(new window.DOMParser().parseFromString(text, "text/html"), values, link);
      })
      .then(null, function () {
        window.location.assign(link.href);
      });
  }

  function replacePage(page, values, link) {
    document.body.parentNode.replaceChild(document.adoptNode(page.body), document.body);
    document.documentElement.lang = page.documentElement.lang;
    document.title = page.title;
    tag = document.getElementById("plain-page");
    each("main input[id]", function (input) {
      if (input.type === "checkbox") input.checked = values[input.id] === true;
      else if (values[input.id] !== undefined) input.value = values[input.id];
    });
    window.history.replaceState(null, "", link.href);
    begin();
    each(".langs a[hreflang='" + link.hreflang + "']", function (same) {
      same.focus();
    });
  }

  /* Another user, or none, in another tab (F-104). A tab believes only the server: a message makes it look. */
  function followTabs() {
    var own = said("session") || null;
    var channel;
    if (!said("ask") || !window.BroadcastChannel || !window.fetch) return;
    channel = new window.BroadcastChannel(CHANNEL);
    channel.onmessage = function (event) {
      var told = event.data || {};
      if (told.kind !== "here" || !told.tag || told.tag === own) return;
      window
        .fetch(said("ask"), { credentials: "same-origin", headers: { Accept: "application/json" } })
        .then(function (answer) {
          return answer.json();
        })
        .then(function (answer) {
          if (answer.session && answer.session.tag !== own) openAgain();
        })
        .then(null, function () {});
    };
    channel.postMessage({ kind: "here", tag: own });
  }

  /* Once an hour, and when a page of another build was opened (F-422, F-423): a newer page, unless something is typed into this one. */
  function askForBuild() {
    var request = new window.XMLHttpRequest();
    request.open("GET", said("version"));
    request.onload = function () {
      var build = request.getResponseHeader("X-Portal-Build");
      if (!build || build === said("build")) return;
      if (typed) offerNewBuild();
      else openAgain();
    };
    request.send();
  }

  function offerNewBuild() {
    var toast = make("div", "toast", said("newer") + " ");
    var link = make("a", "btn small", said("reload"));
    if (document.querySelector(".toast")) return;
    link.href = here();
    toast.setAttribute("role", "status");
    toast.appendChild(link);
    document.querySelector("main").appendChild(toast);
  }

  function followBuilds() {
    var worker = window.navigator.serviceWorker;
    if (!said("build")) return;
    window.setInterval(askForBuild, HOUR_MS);
    if (!worker || window.top !== window) return;
    worker.addEventListener("message", function (event) {
      if (event.data && event.data.build && event.data.build !== said("build")) askForBuild();
    });
    window.setTimeout(function () {
      worker
        .register("/service-worker.js?build=" + said("build"), { updateViaCache: "none" })
        .then(null, function () {});
    }, REGISTER_AFTER_MS);
  }

  /* The way to the top floats where the page is long (F-046). */
  function onScroll() {
    var link = document.querySelector(".foot a[href='#top']");
    var floating = document.querySelector(".foot .to-top");
    var isFar = window.pageYOffset > TO_TOP_AFTER_PX;
    if (link && isFar && !floating) {
      floating = link.cloneNode(true);
      floating.className = "btn to-top";
      link.parentNode.insertBefore(floating, link.nextSibling);
    } else if (floating && !isFar) floating.parentNode.removeChild(floating);
  }

  function onClick(event) {
    var link = event.target;
    while (link && link.nodeName !== "A") link = link.parentNode;
    if (link && /\blangs\b/.test(link.parentNode.className)) changeLanguage(event, link);
  }

  document.addEventListener("submit", onSubmit);
  document.addEventListener("click", onClick);
  document.addEventListener("input", function () {
    typed = true;
  });
  window.addEventListener("scroll", onScroll);
  /* Back on a kept page: its forms may be sent again. */
  window.addEventListener("pageshow", function () {
    each("form", function (form) {
      form.portalSentAt = 0;
    });
  });
  begin();
  followTabs();
  followBuilds();
  if (window.portalScripts) window.portalScripts.run();
})(window, document);
